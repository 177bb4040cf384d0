/**
 * One value as designed and a stronger one for who asks for more contrast, by the device or by
 * `data-contrast="more"`. The theme sets exactly one of the two switches to the empty value.
 */
export function byContrast(usual: string, more: string): string {
  return `var(--jb-usual, ${usual}) var(--jb-more, ${more})`;
}
