/**
 * A size of type, written in the pixels it has at the browser's usual text size, that grows with the
 * text size people choose in their browser. Rooms, radii and lines stay in pixels.
 */
export const rem = (px: number): string => `${px / 16}rem`;
