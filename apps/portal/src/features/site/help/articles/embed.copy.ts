import type { ArticleBodies } from "../../../../page-kit/help/help.types.ts";

/** What to do in each site builder, and for sites with visitors of their own. */
export const embedBodies: ArticleBodies = {
  "site-builders": {
    body: [
      "Open the event, then Share & embed, or a campaign under Fundraising. The tabs under the preview hold five forms of the same widget. Builders differ in what they let through:",
      { heading: "WordPress" },
      {
        steps: [
          "On your own server or a Business plan: add a Custom HTML block and paste the tab Script.",
          "On WordPress.com without plugins, scripts are removed: paste the tab HTML attribute, and a link stays in its place.",
          "In Elementor and other builders take their HTML element.",
        ],
      },
      { heading: "Squarespace" },
      {
        steps: [
          "Core, Plus and Advanced plans (formerly Business and Commerce): add a Code block, choose HTML, paste the tab Script.",
          "On the smallest plan scripts do not run: use a Button block with the tab Link and QR.",
          "In the editor the block may stay grey; open the page itself to see the widget.",
        ],
      },
      { heading: "Wix" },
      "Wix puts every embed into a frame of its own. Choose Embed code, Embed HTML, and paste the tab iframe. Make the box as high as the widget: Wix does not let a frame grow.",
      { heading: "Webflow" },
      "Add a Code Embed element (it needs a paid site plan) and paste the tab Script. It shows on the published page only.",
      { heading: "Shopify" },
      "In the theme editor add a Custom liquid section and paste the tab Script. In pages and blog posts switch to HTML and paste the tab iframe.",
      { heading: "Ghost" },
      "Type /html for an HTML card and paste the tab Script. For a newsletter use the link: mail programs run nothing.",
      { heading: "Notion" },
      "Type /embed and paste the address of the tab Link and QR. Notion shows it in a frame of its own.",
      { heading: "Google Sites" },
      "Choose Embed, Embed code, and paste the tab iframe. Google Sites drops other scripts’ access to the page, so the form with the script gains nothing there.",
      { heading: "Everything else" },
      "Where HTML can be pasted, the tab Script is best; where scripts are removed, the tab iframe; where neither is let through, the link or the QR code always works.",
      "Programs that turn a pasted address into a preview (oEmbed) find the widget by its own address.",
    ],
    next: ["embed-a-widget", "widget-not-shown", "signed-visitors"],
  },
  "signed-visitors": {
    body: [
      "A club’s members area knows who is signed in. Its server can vouch for the name and the e-mail address: the widget shows them, they cannot be changed, and Jubilee takes them whatever else arrives.",
      {
        steps: [
          "Open the link’s menu under Links in use, then Name, end and limit. Copy the signing key.",
          "Keep the key on your server. It opens nothing by itself, but whoever has it can sign in anybody’s name.",
          'For each page, write {"name", "email", "exp"} as JSON (exp is the end in seconds since 1970; ten minutes are enough), encode it as base64url, and sign that text with HMAC SHA-256 and the key.',
          'Give the widget both, joined by a dot: prefill="signed=PAYLOAD.SIGNATURE".',
        ],
      },
      "On a Node server, signPrefill of @jubilee/widgets/server does the third step in one call.",
      { heading: "Nobody else" },
      "Only visitors my own site has signed, in the same window, makes the widget refuse everybody without a signature.",
      { mind: "A new address for the link makes a new key: copy it again." },
    ],
    next: ["embed-a-widget", "share-a-link"],
  },
};
