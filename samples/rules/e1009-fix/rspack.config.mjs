export default {
  resolve: { mainFields: ['browser', 'module', 'main'] },
};
