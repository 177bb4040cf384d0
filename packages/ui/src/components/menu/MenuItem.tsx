import { MenuItem as ArkItem, MenuSeparator } from "@ark-ui/react/menu";
import { Check } from "lucide-react";
import { Anchor } from "../link/Anchor.tsx";
import {
  caption as captionStyle,
  end as endStyle,
  item,
  label as labelStyle,
  separator,
} from "./Menu.css.ts";
import type { MenuEntry } from "./menu.types.ts";

/** One line of a menu. */
export function MenuItem({ entry }: { entry: MenuEntry }) {
  if ("separator" in entry) return <MenuSeparator className={separator} />;
  if ("caption" in entry) return <div className={captionStyle}>{entry.caption}</div>;
  const {
    id,
    label,
    icon,
    end,
    onSelect,
    href,
    checked,
    destructive = false,
    disabled = false,
  } = entry;
  const inside = (
    <>
      {icon}
      <span className={labelStyle}>{label}</span>
      {end && <span className={endStyle}>{end}</span>}
      {checked && <Check aria-hidden="true" />}
    </>
  );
  const look = item({ destructive });
  return (
    <ArkItem
      value={id}
      disabled={disabled}
      className={look}
      // Ark's own onSelect asks what was highlighted, which a press may outrun and assistive
      // technology never sets; a click is what Enter and Space end in, too.
      {...(onSelect && !disabled ? { onClick: () => onSelect() } : {})}
      {...(checked === undefined ? {} : { "aria-current": checked })}
      asChild={href !== undefined}
    >
      {href === undefined ? inside : <Anchor href={href}>{inside}</Anchor>}
    </ArkItem>
  );
}
