/**
 * What a feature says about its addresses. A fragment (`<feature>.routes.ts`) is data: literals and
 * lazy imports only. `joins/manifest.ts` joins the fragments; everything else is derived from it.
 */

import type { Permission } from "@jubilee/core/account/rights.rules";
import type { ComponentType } from "react";
import type { PageReads } from "./reads.types.ts";

export type RoutePath = `/${string}`;

/** Who may open an address; specification section 6. */
export type RouteAccess = "public" | "member" | "admin";

/** `bare`: no header, footer, feature search or help box; features decision 2. */
export type RouteShell = "full" | "bare";

/** Where a link to the address stands in the frame; specification section 2. */
export type NavPlace =
  | "header-visitor"
  | "header-member"
  | "header-admin"
  | "footer-company"
  | "footer-support"
  | "footer-support-member"
  | "footer-legal";

export interface NavLink {
  place: NavPlace;
  label: string;
  /** Lower comes first within its place. */
  order: number;
  /** Section of the page, without `#`. */
  hash?: string;
}

/** Another address of the same screen. What it leaves out is as in the entry itself. */
export interface RouteAlias {
  path: RoutePath;
  shell?: RouteShell;
  search?: boolean;
}

/** A screen's module. The default export is the page, a component without props. */
export interface PageModule {
  readonly default: unknown;
  /** What the page reads first: asked for as soon as somebody is about to open it. */
  readonly reads?: PageReads;
  /** Brings the parts that it opens with at such an address, where they come on their own. */
  readonly opensWith?: (query: URLSearchParams) => Promise<unknown>;
  /** The page's shape, where it is not a title with lines under it; drawn before the page itself. */
  readonly Coming?: ComponentType;
}

/** Loads a screen on demand. */
export type PageLoader = () => Promise<PageModule>;

/** What works today of areas still to come, by name. `site/areas/today.data.ts` declares it. */
export interface WorksToday {}

/** An address whose screen is still to come. */
export interface Soon {
  /** What it will hold: one sentence each. Loaded with the page that tells it. */
  will: readonly string[];
  today?: readonly (keyof WorksToday)[];
}

export interface RouteEntry {
  /** The address that `href` builds. `:name` is a parameter, `:name?` may be missing. */
  path: RoutePath;
  also?: readonly (RoutePath | RouteAlias)[];
  page?: PageLoader;
  title: string;
  /** The slug of the article about it. */
  help?: string;
  access: RouteAccess;
  /** The page is made ahead of time, for readers without JavaScript and search engines. */
  prerender?: true;
  /** The server makes the page as a document of its own: whoever goes there loads it. */
  served?: true;
  /** What one must be allowed somewhere in the account that is shown, on a page for signed-in people. */
  asks?: Permission;
  /** `full` when left out. */
  shell?: RouteShell;
  /** Whether the feature search box stands above the content. Left out: in the full shell, yes. */
  search?: boolean;
  /** A screen to work on: it has the window's whole height, and no footer under it. */
  fills?: true;
  /**
   * `narrow`: the desktop rail starts narrow here, because the page needs the room. `member`: a page
   * for everybody that is read while working, so that signed-in people keep their rail beside it.
   */
  rail?: "narrow" | "member";
  /** Key in the feature catalogue. */
  feature?: string;
  nav?: readonly NavLink[];
  /** The only values a parameter may have, where the address stands for a family. */
  expand?: Readonly<Record<string, readonly string[]>>;
  /** For everybody, but seldom opened: it comes with the rest of the addresses, not with the first. */
  later?: true;
  /** The address leads on to this one. */
  redirect?: RoutePath;
  /** Set while the screen is not built: what its page, `docs/areas.md` and the catalogue say of it. */
  soon?: Soon;
  /** An address of ours that the specification does not list; features decision 7. */
  ours?: true;
}

export type RouteFragment = Readonly<Record<string, RouteEntry>>;

/** The portal's routes by name. `joins/manifest.ts` declares them, so that nothing here imports it. */
export interface KnownRoutes {}

export type RouteName = keyof KnownRoutes;
export type RoutePathOf<Name extends RouteName> = KnownRoutes[Name]["path"];

type SegmentParam<Segment extends string> = Segment extends `:${infer Name}?`
  ? Partial<Record<Name, string>>
  : Segment extends `:${infer Name}`
    ? Record<Name, string>
    : unknown;

/** The parameters in a path: `/events/:id` gives `{ id: string }`. */
export type PathParams<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? SegmentParam<Head> & PathParams<Rest>
  : SegmentParam<Path>;
