import { Html, html } from "@jubilee/backend/pages/html";
import type { RoutePath } from "../src/app/routing/routing.types.ts";
import type { PageAdditions } from "./index-page.ts";

/** A public page as the build left it: the same for every installation. */
export interface PrerenderedPage {
  path: string;
  title: string;
  description: string;
  /** All rules that its first look needs, every page's among them. */
  style: string;
  /** The stylesheets that `style` was joined from: the page's scripts shall not fetch them again. */
  parts: string[];
  /** Addresses of the scripts that it needs, beyond every page's. */
  scripts: string[];
  /** What stands inside the root element. */
  markup: string;
}

/** What the build tells the server about the portal's pages. */
export interface BuiltPages {
  pages: PrerenderedPage[];
  /** Every address, its parameters as `:name`, an optional one as `:name?`. */
  paths: RoutePath[];
  /** Public addresses that are not made ahead and that search engines find all the same. */
  found: RoutePath[];
}

/** What an installation calls itself and where it is. */
export interface Installation {
  productName: string;
  /** No trailing slash. */
  siteUrl: string;
}

/** What the build writes where the installation's own values belong. */
export const placeholders: Installation = {
  productName: "{{PRODUCT_NAME}}",
  siteUrl: "https://site.invalid",
};

/** Fills the build's pages in for this installation, by path. */
export function fillPages(
  pages: readonly PrerenderedPage[],
  installation: Installation,
): ReadonlyMap<string, PageAdditions> {
  return new Map(pages.map((page) => [page.path, fillPage(page, installation)]));
}

const ahead = (file: string) =>
  html`<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}" />`;

function fillPage(page: PrerenderedPage, { productName, siteUrl }: Installation): PageAdditions {
  const { path, description, style, parts, scripts } = page;
  const title = page.title.replaceAll(placeholders.productName, productName);
  const url = siteUrl + path;
  return {
    title,
    head: html`<meta name="description" content="${description}" />
      <link rel="canonical" href="${url}" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="${productName}" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${url}" />
      <meta property="og:locale" content="en" />
      <meta name="twitter:card" content="summary" />`,
    style: { text: style, parts },
    ahead: html`${scripts.map(ahead)}`,
    content: new Html(
      page.markup
        .replaceAll(placeholders.productName, html`${productName}`.text)
        .replaceAll(placeholders.siteUrl, html`${siteUrl}`.text)
        .replaceAll(new URL(placeholders.siteUrl).host, html`${new URL(siteUrl).host}`.text),
    ),
  };
}
