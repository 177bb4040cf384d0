import { Button } from "@jubilee/ui/button";
import { IconButton } from "@jubilee/ui/icon-button";
import { LogOut, X } from "lucide-react";
import { useState } from "react";
import { usePortal } from "../app/portal/usePortal.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { Directories } from "./Directories.tsx";
import { DrawerCategories } from "./DrawerCategories.tsx";
import { DrawerMain } from "./DrawerMain.tsx";
import { DrawerTools } from "./DrawerTools.tsx";
import { Logo } from "../page-kit/brand/Logo.tsx";
import * as css from "./Menu.css.ts";
import { useModal } from "./useModal.ts";

/** The menu of small screens. On the dashboard it shows the categories first. Source: specification section 2. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const { auth } = usePortal();
  const { status } = useAuth();
  const [isMain, setMain] = useState(useRoute()?.name !== "dashboard");
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} className={css.drawer} aria-label="Menu">
      <div className={css.top}>
        <Logo />
        <IconButton label="Close menu" icon={<X />} onClick={onClose} />
      </div>
      {isMain ? <DrawerMain /> : <DrawerCategories onBack={() => setMain(true)} />}
      <DrawerTools onChoose={onClose} />
      <Directories onChoose={onClose} />
      {status === "signed-in" && (
        <div className={css.bottom}>
          <Button
            variant="outline"
            fullWidth
            icon={<LogOut />}
            onClick={() => {
              onClose();
              void auth.signOut();
            }}
          >
            Sign Out
          </Button>
        </div>
      )}
    </dialog>
  );
}
