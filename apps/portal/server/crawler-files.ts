import { html } from "@jubilee/backend/pages/html";
import { createMadePage, type MadePage } from "./made-page.ts";

/** Addresses that lead a search engine nowhere; pages behind a token say `noindex` themselves. */
const closed = ["/auth/", "/api/", "/functions/", "/rest/", "/storage/", "/pay/", "/outbox"];

/** What search engines ask for: `/robots.txt` and `/sitemap.xml` with the public pages. */
export function createCrawlerFiles(
  siteUrl: string,
  paths: Iterable<string>,
): ReadonlyMap<string, MadePage> {
  const robots = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const places = [...paths].map((path) => html`<url><loc>${siteUrl + path}</loc></url>`);
  const sitemap = html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"> ${places} </urlset>`;
  return new Map([
    ["/robots.txt", createMadePage(robots, "text/plain; charset=utf-8")],
    ["/sitemap.xml", createMadePage(sitemap.text, "application/xml; charset=utf-8")],
  ]);
}
