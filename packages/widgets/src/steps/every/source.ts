import type { WidgetContext } from "../../widget.types.ts";

const campaign = /^(utm_\w+|gclid|fbclid|msclkid|ref|affiliate)$/;

/**
 * Where the visitor came from, for the planner's figures: the page's host, what its address says
 * of a campaign, and the affiliate that the page names. No more of the address than that.
 */
export function sourceOf({ shadow }: Pick<WidgetContext, "shadow">): string {
  const told = window.Jubilee?.source;
  if (told) return told;
  const found = [...new URLSearchParams(location.search)].filter(([name]) => campaign.test(name));
  const affiliate = shadow.host.getAttribute("affiliate");
  if (affiliate) found.push(["affiliate", affiliate]);
  const said = found.map(([name, value]) => `${name}=${value.slice(0, 80)}`);
  return [siteAround(), ...said].join(" ").slice(0, 400);
}

/** The site that a visitor sees: a plain frame knows no more of it than its name. */
function siteAround(): string {
  return parent !== window && URL.canParse(document.referrer)
    ? new URL(document.referrer).host
    : location.host;
}
