// The development build of React logs errors and warnings.
export default { define: { 'process.env.NODE_ENV': '"development"' } };
