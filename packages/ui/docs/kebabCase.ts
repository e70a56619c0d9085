/** 'Actions/IconButton' -> 'actions/icon-button' */
export const kebabCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
