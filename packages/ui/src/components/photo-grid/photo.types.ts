/** A picture of which the size is known before it is there. */
export interface Photo {
  id: string;
  /** The small one, for grids. */
  thumb: string;
  /** The large one. */
  src: string;
  srcSet?: string;
  /** Of the large one, in pixels. */
  width: number;
  height: number;
  /** What is on it, for who does not see it. */
  alt: string;
}
