export { Tabs, type TabItem, type TabsProps } from "./Tabs.tsx";
export { TabLinks, type TabLink, type TabLinksProps } from "./TabLinks.tsx";
