import type { FoundScript, FoundWidget, PageFacts } from "@jubilee/core/sharing/page-check.types";
import { Parser } from "htmlparser2";
import type { OpenedPage } from "../_shared/open-page.ts";

type Attributes = Readonly<Record<string, string>>;

/** Reads what matters of a host's page: our widgets, the scripts, the policies. Runs nothing. */
export function readPage(page: OpenedPage, productOrigin: string): PageFacts {
  const widgets: FoundWidget[] = [];
  const scripts: FoundScript[] = [];
  const policies = (page.headers["content-security-policy"] ?? "").split(",").filter(isWritten);
  const addressOf = (text: string | undefined) => (text ? URL.parse(text, page.url) : null);
  const readers: Record<string, (attributes: Attributes) => void> = {
    script: ({ src, type, nonce }) => {
      const url = addressOf(src);
      if (!url) return;
      scripts.push({ src: url.href, isModule: type === "module", hasNonce: Boolean(nonce) });
      keep(ownScript(url, productOrigin));
    },
    iframe: ({ src }) => keep(widgetAt("frame", addressOf(src), productOrigin)),
    a: ({ href }) => keep(widgetAt("link", addressOf(href), productOrigin)),
    meta: ({ "http-equiv": name, content }) => {
      if (name?.toLowerCase() === "content-security-policy" && content) policies.push(content);
    },
  };
  const keep = (widget: FoundWidget | null) => {
    if (widget) widgets.push(widget);
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      readers[name]?.(attributes);
      const { token, "data-jubilee": kind, "data-token": dataToken } = attributes;
      const element = /^jubilee-([a-z]+)$/.exec(name)?.[1];
      if (element && token) widgets.push({ form: "element", kind: element, token });
      if (kind && dataToken) widgets.push({ form: "attribute", kind, token: dataToken });
    },
  });
  parser.write(page.text);
  parser.end();
  return { url: page.url, status: page.status, widgets, scripts, policies };
}

const isWritten = (text: string) => text.trim() !== "";

/** `/embed/<kind>/<token>` on our origin. */
function widgetAt(form: "frame" | "link", url: URL | null, origin: string): FoundWidget | null {
  const [, kind, token] = /^\/embed\/([a-z]+)\/([\w-]+)$/.exec(url?.pathname ?? "") ?? [];
  if (url?.origin !== origin || !kind || !token) return null;
  return { form, kind, token };
}

/** `/embed/v1/<kind>/<token>.js` on our origin: the script that brings its data. */
function ownScript(url: URL, origin: string): FoundWidget | null {
  const [, kind, token] = /^\/embed\/[^/]+\/([a-z]+)\/([\w-]+)\.js$/.exec(url.pathname) ?? [];
  if (url.origin !== origin || !kind || !token) return null;
  return { form: "own-script", kind, token };
}
