import { LinkButton } from "@jubilee/ui/link-button";
import { href } from "../app/routing/href.ts";
import { useRoute } from "../app/routing/useRoute.ts";
import { wide } from "./Header.css.ts";
import { currentOf } from "./section.rules.ts";

/** Sign In and Sign Up; the current one is highlighted by its look. */
export function HeaderVisitor() {
  const route = useRoute();
  const [signIn, signUp] = [currentOf("login", route), currentOf("signup", route)];
  return (
    <>
      <div className={wide}>
        <LinkButton
          href={href("login")}
          variant={signIn ? "secondary-light" : "ghost"}
          aria-current={signIn}
        >
          Sign In
        </LinkButton>
      </div>
      <LinkButton
        href={href("signup")}
        variant={signUp ? "primary-dark" : "primary-signup"}
        aria-current={signUp}
      >
        Sign Up
      </LinkButton>
    </>
  );
}
