export { FilterPill, type FilterPillProps } from "./FilterPill.tsx";
