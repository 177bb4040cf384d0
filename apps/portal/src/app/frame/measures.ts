/** The frame's measures in pixels. Source: specification section 9. */
export const framePx = {
  header: 64,
  headerSmall: 56,
  rail: 264,
  railNarrow: 64,
  drawer: 280,
  drawerWide: 350,
  content: 1240,
} as const;

/** From here a page counts as scrolled for the header's shadow, and for back to top. */
export const scrolledPx = { headerShadow: 10, backToTop: 300 } as const;

/** From here the search box above the content is out of sight. */
export const searchBoxPx = 64;

/** 'Small screens and up' for the drawer. Source: features decision 6. */
export const smallUp = "(min-width: 640px)";
