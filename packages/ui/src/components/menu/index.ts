export { Menu, type MenuProps } from "./Menu.tsx";
export type { MenuAction, MenuEntry } from "./menu.types.ts";
