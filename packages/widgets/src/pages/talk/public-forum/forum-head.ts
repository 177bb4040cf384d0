import { escaped, jsonText } from "../../document.ts";

interface ForumHead {
  title: string;
  summary: string;
  /** The page's one address, absolute. */
  url: string;
  /** The same for machines, in the words of schema.org. */
  data?: object;
}

const mostLetters = 200;

/** What search engines and messengers read; such a page has one address, whatever language it is read in. */
export function forumHead({ title, summary, url, data }: ForumHead): string {
  const short = summary.replaceAll(/\s+/g, " ").slice(0, mostLetters);
  return [
    `<link rel="canonical" href="${escaped(url)}">`,
    `<meta name="description" content="${escaped(short)}">`,
    `<meta property="og:type" content="article">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(short)}">`,
    `<meta property="og:url" content="${escaped(url)}">`,
    ...(data ? [`<script type="application/ld+json">${jsonText(data)}</script>`] : []),
  ].join("\n");
}
