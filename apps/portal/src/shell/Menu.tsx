import { IconButton } from "@jubilee/ui/icon-button";
import { Menu as MenuIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { menuButton } from "./Menu.css.ts";

const Drawer = lazy(async () => {
  const { Drawer } = await import("./Drawer.tsx");
  return { default: Drawer };
});

/** The menu button of small screens and the drawer that it opens. */
export function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={menuButton}>
      <IconButton
        label="Open menu"
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
