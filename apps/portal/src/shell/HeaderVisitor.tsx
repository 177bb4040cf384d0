import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../app/routing/href.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { wide } from "./Header.css.ts";

/** Sign In and Sign Up; the current one is highlighted by its look. */
export function HeaderVisitor() {
  const current = useRoute()?.name;
  return (
    <>
      <div className={wide}>
        <LinkButton
          href={href("login")}
          variant={current === "login" ? "secondary-light" : "ghost"}
          aria-current={current === "login" ? "page" : undefined}
        >
          Sign In
        </LinkButton>
      </div>
      <LinkButton
        href={href("signup")}
        variant={current === "signup" ? "primary-dark" : "primary-signup"}
        aria-current={current === "signup" ? "page" : undefined}
      >
        Sign Up
      </LinkButton>
    </>
  );
}
