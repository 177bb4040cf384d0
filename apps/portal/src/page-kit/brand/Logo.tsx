import { usePortal } from "../../app/portal/usePortal.ts";
import { href } from "../../app/routing/href.ts";
import { RouterAnchor } from "../../app/routing/RouterAnchor.tsx";
import { LogoMark } from "./LogoMark.tsx";
import { logo, logoName } from "./Logo.css.ts";

/** The product's name with its mark; leads to the start. */
export function Logo() {
  const { productName } = usePortal().config;
  return (
    <RouterAnchor href={href("home")} className={logo}>
      <LogoMark />
      <span className={logoName}>{productName}</span>
    </RouterAnchor>
  );
}
