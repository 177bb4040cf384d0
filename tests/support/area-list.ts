import { featureCategories } from "../../packages/core/src/site/catalogue.data.ts";
import { manifest } from "../../apps/portal/src/joins/manifest.ts";
import { createResolver, listAddresses } from "../../apps/portal/src/app/routing/resolve.rules.ts";

/** The text of core's list of features that lead to such an address. */
export function comingList(): string {
  const find = createResolver(manifest);
  const keys = featureCategories
    .flatMap(({ features }) => features)
    .filter(({ link }) => find(link)?.entry.soon)
    .map(({ key }) => `  "${key}",`);
  return [
    "/** Features whose screens are not there yet, made from the route manifest by `node scripts/list-areas.ts`. */",
    "export const comingFeatures: readonly string[] = [",
    ...keys,
    "];",
    "",
  ].join("\n");
}

/** The text of docs/areas.md, made from the route manifest. */
export function areaList(): string {
  const open = listAddresses(manifest).filter(({ entry }) => entry.soon);
  const names = [...new Set(open.map(({ name }) => name))];
  const rows = names.map((name) => {
    const addresses = open.filter((address) => address.name === name);
    const paths = addresses.map(({ path }) => `\`${path}\``).join(", ");
    const title = addresses[0]?.entry.title ?? name;
    return `| ${title} | ${paths} | ${(addresses[0]?.entry.soon?.will ?? []).join(" ")} |`;
  });
  return [
    "# Areas still to come",
    "",
    "These addresses open a page that says what the area will hold and what already works.",
    "The list is made from the route manifest by `node scripts/list-areas.ts`; a test compares.",
    "",
    "| Area | Addresses | What it will hold |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
