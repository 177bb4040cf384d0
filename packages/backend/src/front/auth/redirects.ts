/** Where sign-in links may lead. */
export interface Redirects {
  /** The address if it is allowed, else null. */
  allowed(address: string | null): URL | null;
  /**
   * What a link's page does after the token was used: a path on our own origin, or an allow-listed
   * address elsewhere; the fallback when nothing else is allowed.
   */
  next(address: string | null, ownPage: string, fallback: string): string;
}

/**
 * Checks redirect targets against the portal's own origin and the allow-list. Entries are origins
 * or patterns, where `*` stands for one path segment and `**` for anything.
 */
export function createRedirects(siteUrl: string, allowList: string[]): Redirects {
  const own = new URL(siteUrl);
  const patterns = allowList.map(toPattern);

  function allowed(address: string | null): URL | null {
    if (!address || !URL.canParse(address, own.origin)) return null;
    const url = new URL(address, own.origin);
    if (url.protocol !== "https:" && url.protocol !== "http:") return null;
    if (url.username || url.password) return null;
    if (url.origin === own.origin) return url;
    const bare = url.origin + url.pathname;
    return patterns.some((pattern) => pattern.test(bare)) ? url : null;
  }

  return {
    allowed,
    next(address, ownPage, fallback) {
      const url = allowed(address);
      if (!url) return fallback;
      if (url.origin !== own.origin) return url.href;
      const path = url.pathname + url.search;
      // A browser reads a path that begins with two slashes as another site.
      const isPath = /^\/(?![/\\])/.test(path);
      return !isPath || url.pathname === ownPage || path === "/" ? fallback : path;
    },
  };
}

function toPattern(entry: string): RegExp {
  const isOrigin = /^https?:\/\/[^/*]+\/?$/.test(entry);
  const source = (isOrigin ? `${entry.replace(/\/$/, "")}/**` : entry)
    .split(/(\*\*|\*)/)
    .map((part) => {
      if (part === "**") return ".*";
      if (part === "*") return "[^/]*";
      return part.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    })
    .join("");
  return new RegExp(`^${source}$`);
}
