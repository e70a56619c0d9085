/**
 * Control and format characters, which a terminal would obey. Tab, line feed and the joiners of
 * Indian scripts and emoji stay.
 */
const unprintable = /[^\P{C}\t\n\u200c\u200d]|[\u2028\u2029]/gu;

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Returns text that a terminal shows as it is: customers write names and messages, which could hide
 * lines or reorder characters. The escapes, such as `\u001b`, keep JSON valid.
 */
export const printable = (text: string): string =>
  text.replace(unprintable, (character) => character.split('').map(escaped).join(''));
