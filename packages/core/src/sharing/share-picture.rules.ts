/** The size that the large link previews show, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * Where the picture of what a link opens is, relative to the portal.
 *
 * @param opens the public function's call that the link is read by: `event`, or a widget's kind
 */
export function sharePicturePath(token: string, opens: string): string {
  const kind = opens === "event" ? "" : `${opens}/`;
  return `/share-picture/${kind}${encodeURIComponent(token)}.png`;
}
