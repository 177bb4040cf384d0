import { MessageCircleQuestionMark, Search } from "lucide-react";
import { useAuth } from "../app/session/useAuth.ts";
import { DrawerNotices } from "./DrawerNotices.tsx";
import { helpBox } from "./help.store.ts";
import { list, row } from "./Menu.css.ts";
import { palette } from "./palette.store.ts";

/** What has no room elsewhere on a phone, while a page has its own line in the header's place. */
export function DrawerTools({ onChoose }: { onChoose: () => void }) {
  const { status } = useAuth();
  const tools = [
    ...(status === "signed-in"
      ? [{ label: "Search everything", Icon: Search, open: palette.open }]
      : []),
    { label: "Help and support", Icon: MessageCircleQuestionMark, open: helpBox.open },
  ];
  return (
    <ul className={list}>
      {status === "signed-in" && <DrawerNotices />}
      {tools.map(({ label, Icon, open }) => (
        <li key={label}>
          <button
            type="button"
            className={row}
            onClick={() => {
              onChoose();
              open();
            }}
          >
            <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
