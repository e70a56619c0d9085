// As React is in development: it says what it has to complain of.
export default { define: { 'process.env.NODE_ENV': '"development"' } };
