import { Heading } from "@jubilee/ui/heading";
import { IconButton } from "@jubilee/ui/icon-button";
import { Link } from "@jubilee/ui/link";
import { Text } from "@jubilee/ui/text";
import { TextField } from "@jubilee/ui/text-field";
import { X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "wouter";
import { useArticle } from "../app/routing/article.ts";
import { href } from "../app/routing/href.ts";
import { box, boxHead, boxRoom, bubble } from "./Corner.css.ts";

const gapPx = 12;

/** Tells the corner how high the open box is, so that toasts stand above it. */
function useRoomAbove(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return undefined;
    const { style } = document.documentElement;
    const name = boxRoom.replace(/^var\((.+)\)$/, "$1");
    const tell = () => style.setProperty(name, `${shown.offsetHeight + gapPx}px`);
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [element]);
}

/** Greets; its message input makes no call and does not pretend to. Source: features decision 20. */
export function HelpPanel({ onClose }: { onClose: () => void }) {
  const [message, setMessage] = useState("");
  const [pathname] = useLocation();
  const article = useArticle();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  useRoomAbove(panel);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") onClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [onClose]);
  return (
    <section ref={panel} data-screen-only="" className={box} aria-label="Help and support">
      <div className={boxHead}>
        <Heading level={2} size="row">
          Help and support
        </Heading>
        <IconButton label="Close help" icon={<X />} onClick={onClose} />
      </div>
      <p className={bubble}>Hi! How can we help you today?</p>
      <TextField
        ref={field}
        label="Message"
        hideLabel
        placeholder="Type a message"
        value={message}
        onValueChange={setMessage}
      />
      <Text size={12} tone="muted">
        Nobody reads along here.{" "}
        {article ? (
          <span>
            Read <Link href={href("help.article", { article })}>about this page</Link>, look into
          </span>
        ) : (
          <span>Look into</span>
        )}
        <span> the </span>
        <Link href={href("help")}>help center</Link> or{" "}
        <Link href={`${href("contact")}?from=${encodeURIComponent(pathname)}`}>write to us</Link>.
      </Text>
    </section>
  );
}
