import { createContext } from 'react';

export interface PictureSource {
  type: string;
  srcSet: string;
  media?: string;
}

/** Returns better encodings and sizes of a picture, best first. */
export type FindSources = (src: string) => PictureSource[];

const none: PictureSource[] = [];

/**
 * Provides the default sources of every Picture inside. Without it, pictures use only their URL.
 */
export const PictureSources = createContext<FindSources>(() => none);
