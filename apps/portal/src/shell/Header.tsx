import { createElement, Suspense } from "react";
import { useAuth } from "../app/session/useAuth.ts";
import { HeaderNav } from "./HeaderNav.tsx";
import { HeaderVisitor } from "./HeaderVisitor.tsx";
import * as css from "./Header.css.ts";
import { Logo } from "../page-kit/brand/Logo.tsx";
import { scrolledPx } from "../app/frame/measures.ts";
import { Menu } from "./Menu.tsx";
import { headerMember } from "./parts.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

/** Fixed at the top; a shadow once scrolled. Source: specification section 2. */
export function Header() {
  const isScrolled = useScrolledPast(scrolledPx.headerShadow);
  const { status } = useAuth();
  return (
    <header
      data-screen-only=""
      className={isScrolled ? `${css.header} ${css.scrolled}` : css.header}
    >
      <Menu />
      <Logo />
      <HeaderNav />
      <span className={css.space} />
      {status === "signed-in" ? (
        <Suspense fallback={<span className={css.memberRoom} />}>
          {createElement(headerMember.part())}
        </Suspense>
      ) : (
        <>
          <span className={css.memberRoom} />
          {status === "signed-out" && <HeaderVisitor />}
        </>
      )}
    </header>
  );
}
