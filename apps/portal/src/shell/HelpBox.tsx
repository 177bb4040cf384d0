import { MessageCircleQuestionMark } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { useStore } from "zustand";
import { useRoute } from "../app/routing/useRoute.ts";
import { useAuth } from "../app/session/useAuth.ts";
import { away, awayOnPhones, ofMember, place } from "./Corner.css.ts";
import { helpBox } from "./help.store.ts";
import { useIsClear } from "./useIsClear.ts";

const HelpPanel = lazy(async () => {
  const { HelpPanel } = await import("./HelpPanel.tsx");
  return { default: HelpPanel };
});

/**
 * The floating help-and-support box; opens from a round button. For members, whose rail and menu
 * open it too, on phones, whose menu does, and beside the form that makes one a member, the button is
 * there where it covers nothing; for members never on a screen that fills the window. Source: specification section 2.
 */
export function HelpBox() {
  const isOpen = useStore(helpBox.state, (state) => state.isOpen);
  const button = useRef<HTMLButtonElement>(null);
  const isMember = useAuth().user !== null;
  const isSigningUp = useRoute()?.name.startsWith("signup") === true;
  const isClear = useIsClear(button);
  const hides = isMember || isSigningUp ? away : awayOnPhones;
  const stands = isMember ? `${place.help} ${ofMember}` : place.help;
  return (
    <>
      <button
        ref={button}
        type="button"
        data-screen-only=""
        className={isClear ? stands : `${stands} ${hides}`}
        aria-label="Help and support"
        title="Help and support"
        aria-expanded={isOpen}
        onClick={helpBox.toggle}
      >
        <MessageCircleQuestionMark size={20} strokeWidth={1.75} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpPanel onClose={helpBox.close} />
        </Suspense>
      )}
    </>
  );
}
