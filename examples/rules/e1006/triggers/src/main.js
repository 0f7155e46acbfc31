import('./checkout.js').then(({ total }) => {
  document.title = String(total(100));
});
