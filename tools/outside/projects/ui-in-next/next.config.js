// Rendered once, when it is built: any server of files can show it.
export default { output: 'export' };
