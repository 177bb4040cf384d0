import { IconButton } from "@jubilee/ui/icon-button";
import { Logo } from "@jubilee/ui/logo";
import { Check, Share2 } from "lucide-react";
import { useState } from "react";
import { href } from "../../app/routing/href.ts";
import { bar } from "./Invitation.css.ts";

/** The product's name, and passing the page on; a page that is somebody's own has no name to pass. */
export function PageBar({ name }: { name?: string }) {
  const [isCopied, setCopied] = useState(false);
  const pass = async () => {
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title: name ?? document.title, url: location.href });
        return;
      }
      await navigator.clipboard.writeText(location.href);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <header className={bar}>
      <Logo href={href("home")} size="s" />
      {name !== undefined && (
        <IconButton
          round
          label={isCopied ? "The link is copied" : "Share this event"}
          icon={isCopied ? <Check /> : <Share2 />}
          onClick={() => void pass()}
        />
      )}
    </header>
  );
}
