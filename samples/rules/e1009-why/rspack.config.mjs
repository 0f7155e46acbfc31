export default {
  resolve: { mainFields: ['main'] },
};
