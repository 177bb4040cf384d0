import { sharePicturePath, sharePictureSize } from "@jubilee/core/sharing/share-picture.rules";
import { escaped, jsonText } from "./document.ts";
import type { Covered } from "./parts/Cover.tsx";

const meta = (name: string, content: string, by: "name" | "property" = "property") =>
  `<meta ${by}="${name}" content="${escaped(content)}">`;

const sizes = Object.entries(sharePictureSize).map(([name, pixels]) =>
  meta(`og:image:${name}`, String(pixels)),
);

/** What messengers, search engines and other sites read of a page. */
export interface ShareTags {
  title: string;
  summary: string;
  /** The language of those whose page it is. */
  locale: string;
  /** Absolute. */
  pageUrl: string;
  /** Absolute. */
  picture: string;
  /** The picture is the server's drawing, of its one size. */
  isDrawn: boolean;
  /** Other sites may show it in a frame. */
  embeds?: boolean;
  /** The same for machines, in the words of schema.org. */
  data?: object;
}

/**
 * The photo of what a page is about, absolute; else the server's drawing of its cover.
 *
 * @param opens the public function's call that the page is read by
 */
export function pictureOf(
  { coverUrl }: Pick<Covered, "coverUrl">,
  { opens, token, pageUrl }: { opens: string; token: string; pageUrl: string },
): Pick<ShareTags, "picture" | "isDrawn"> {
  if (coverUrl && URL.canParse(coverUrl, pageUrl)) {
    return { picture: new URL(coverUrl, pageUrl).href, isDrawn: false };
  }
  return { picture: new URL(sharePicturePath(token, opens), pageUrl).href, isDrawn: true };
}

/** The tags of a page that is passed on. */
export function shareTags(tags: ShareTags): string {
  const { title, summary, locale, pageUrl, picture, isDrawn, embeds, data } = tags;
  const oembed = new URL("/embed/oembed", pageUrl);
  oembed.searchParams.set("url", pageUrl);
  return [
    meta("description", summary, "name"),
    meta("og:type", "website"),
    meta("og:title", title),
    meta("og:description", summary),
    meta("og:url", pageUrl),
    meta("og:locale", locale.replace("-", "_")),
    meta("og:image", picture),
    ...(isDrawn ? sizes : []),
    meta("twitter:card", "summary_large_image", "name"),
    ...(embeds
      ? [
          `<link rel="alternate" type="application/json+oembed" href="${escaped(oembed.href)}" title="${escaped(title)}">`,
        ]
      : []),
    ...(data ? [`<script type="application/ld+json">${jsonText(data)}</script>`] : []),
  ].join("\n");
}
