import { tokenIn } from "@jubilee/core/sharing/link-token.rules";
import type { GuestPage } from "../page.types.ts";
import type { FoundPage, PageAt } from "./serve.types.ts";

interface Shape {
  name: string;
  page: GuestPage;
  parts: readonly string[];
}

/**
 * Finds the page of an address: `/campaign/:token`, a form's own address behind it, and the token in
 * the query where a page has it there.
 */
export function createPageAddresses(all: Readonly<Record<string, GuestPage>>): PageAt {
  const byFirst = new Map<string, Shape[]>();
  for (const [name, page] of Object.entries(all)) {
    for (const path of page.paths) {
      const [first = "", ...parts] = path.slice(1).split("/");
      byFirst.set(first, [...(byFirst.get(first) ?? []), { name, page, parts }]);
    }
  }
  return (url) => {
    const [, first = "", ...rest] = url.pathname.replace(/\/$/, "").split("/");
    const shapes = byFirst.get(first) ?? [];
    for (const shape of shapes) {
      const found = matched(shape, rest, url);
      if (found) return found;
    }
    return null;
  };
}

function matched({ name, page, parts }: Shape, rest: string[], url: URL): FoundPage | null {
  const form = rest[parts.length] ?? null;
  if (rest.length - parts.length !== (form === null ? 0 : 1)) return null;
  if (form !== null && !Object.hasOwn(page.forms ?? {}, form)) return null;
  const named: Record<string, string> = {};
  let path = form === null ? url.pathname : url.pathname.replace(/\/[^/]+\/?$/, "");
  for (const [place, part] of parts.entries()) {
    const given = rest[place] ?? "";
    const text = decoded(given);
    if (!part.startsWith(":")) {
      if (part !== text) return null;
      continue;
    }
    const name = part.slice(1);
    named[name] = name === "token" ? text : bareEnd(text);
    if (named[name] !== text) path = path.replace(`/${given}`, `/${named[name]}`);
  }
  const { token: copied = tokenInQuery(page, url), ...params } = named;
  const token = tokenIn(copied);
  const asked = [...url.searchParams].filter(
    ([key]) => page.isOwn || page.steps?.includes(key) === true,
  );
  const query = Object.fromEntries(asked);
  const ownAddress = path + url.search;
  const found = { name, page, token, params, form, query, ownAddress };
  if (token === copied) return found;
  const inPath = rest[parts.indexOf(":token")];
  const own = inPath === undefined ? path : path.replace(inPath, token);
  const kept = new URLSearchParams(
    [...url.searchParams].map(([key, text]) => [key, text === copied ? token : text]),
  );
  return { ...found, ownAddress: kept.size > 0 ? `${own}?${kept}` : own };
}

/** The end of an address without the dot or bracket that was copied along with it. */
const bareEnd = (text: string): string => text.replace(/[^\w-]+$/, "");

function tokenInQuery({ tokenIn = [] }: GuestPage, { searchParams }: URL): string {
  return (
    [tokenIn]
      .flat()
      .map((name) => searchParams.get(name))
      .find(Boolean) ?? ""
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
