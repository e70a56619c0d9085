// Static export, for any file server.
export default { output: 'export' };
