import { createContext } from 'react';

export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
}

/** Which better encodings and sizes there are of a picture, best first. */
export type FindSources = (src: string) => PictureSource[];

const none: PictureSource[] = [];

/**
 * What every Picture inside asks for its sources, unless it is given them. Without it, pictures are
 * shown as they are addressed.
 */
export const PictureSources = createContext<FindSources>(() => none);
