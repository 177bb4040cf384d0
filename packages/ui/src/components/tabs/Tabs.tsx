import { TabContent, TabList, TabsRoot, TabTrigger } from "@ark-ui/react/tabs";
import type { ReactNode } from "react";
import { count as countStyle, line, list, panel, tab } from "./Tabs.css.ts";

export interface TabItem {
  value: string;
  label: string;
  count?: number;
  icon?: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/**
 * Views of one thing in one place. Parts with addresses of their own are TabLinks. Parts that open
 * one by one are an Accordion.
 */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <TabsRoot
      {...(value === undefined ? { defaultValue: items[0]?.value ?? "" } : { value })}
      onValueChange={(details) => onValueChange?.(details.value)}
      lazyMount
    >
      <TabList className={`${list} ${line}`} aria-label={label}>
        {items.map((item) => (
          <TabTrigger key={item.value} value={item.value} className={tab}>
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className={countStyle}>{item.count}</span>}
          </TabTrigger>
        ))}
      </TabList>
      {items.map((item) => (
        <TabContent key={item.value} value={item.value} className={panel}>
          {item.content}
        </TabContent>
      ))}
    </TabsRoot>
  );
}
