const longest = 2000;
// oxlint-disable-next-line no-control-regex -- these are what no address has
const unseen = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/u;

/**
 * The address of a link that may be followed: a page, a mail, a telephone. Null for every other,
 * for one with a password in it and for one that hides what it is.
 */
export function safeLink(href: string): string | null {
  if (href === "" || href.length > longest || unseen.test(href)) return null;
  if (/^mailto:[^\s@/]+@[^\s@/]+$/i.test(href) || /^tel:\+?[\d().*#-]{2,40}$/i.test(href))
    return href;
  if (!/^https?:\/\/[^/\\]/i.test(href) || !URL.canParse(href)) return null;
  const { username, password } = new URL(href);
  return username === "" && password === "" ? href : null;
}

/** What somebody typed as the address of a link: `example.com` is a page, `a@b.example` a mail. */
export function typedLink(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return safeLink(`mailto:${text}`);
  if (/^\+[\d\s().-]{5,}$/.test(text)) return safeLink(`tel:${text.replaceAll(/[\s().-]/g, "")}`);
  if (/^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text)) return safeLink(`https://${text}`);
  return safeLink(text);
}

/** The address of a picture that may be shown: our own storage, so that no stranger learns who read. */
export function safePicture(src: string): string | null {
  const isOurs = /^\/storage\/v1\/object\/public\/[\w./%~-]{1,400}$/.test(src);
  return isOurs && !/\/\.{1,2}(?:\/|$)|\/\/|%2f|%2e/i.test(src) ? src : null;
}
