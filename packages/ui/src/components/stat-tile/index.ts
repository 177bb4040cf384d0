export { StatTile, type StatTileProps } from "./StatTile.tsx";
export { StatGroup, type StatGroupProps } from "./StatGroup.tsx";
