import { paths } from './paths.ts';

/** The id of the rights on the page of the privacy policy. */
export const yourRightsId = 'your-rights';

/** The address of the rights, and how to use them. */
export const yourRights = `${paths.privacyPolicy}#${yourRightsId}`;
