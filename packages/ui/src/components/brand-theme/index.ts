export { BrandTheme, type BrandThemeProps } from "./BrandTheme.tsx";
