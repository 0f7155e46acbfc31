const page = import('./routes/report.jsx');

page.then(({ default: Report }) => console.log(Report));
