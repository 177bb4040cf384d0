/**
 * Where a payment may lead back to out of a frame: a page of ours, or a page of the website around
 * the frame where the link names that website. Anybody can write any address into a frame's, so
 * any other is as good as none.
 */
export function wayBackTo(
  named: string | null,
  { own, around }: { own: string; around: string | null },
): string | null {
  if (named === null || !URL.canParse(named)) return null;
  const { origin, href } = new URL(named);
  return origin === own || origin === around ? href : null;
}
