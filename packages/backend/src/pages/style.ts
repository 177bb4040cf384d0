/** The look of the server's own small pages: the theme's roles, light and dark. */
export const pageStyle = `
:root{color-scheme:light dark;--page:#fdf9f6;--surface:#fff;--text:#271a27;--muted:#5d515d;--line:#d9d3cd;--soft:#f9f5f1;--action:#9b3c81;--press:#893071;--on-action:#fff;--mark:#f8ac3d;--on-mark:#271a27;--danger:#9f2220}
@media (prefers-color-scheme:dark){:root{--page:#120c13;--surface:#1a121a;--text:#f1edf1;--muted:#b6aeb6;--line:#3d333d;--soft:#221a22;--action:#cd6aaf;--press:#de79bf;--on-action:#120c13;--mark:#f2aa44;--on-mark:#120c13;--danger:#ff9b90}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:400 16px/24px "Instrument Sans Variable","Instrument Sans",ui-sans-serif,system-ui,sans-serif;-webkit-text-size-adjust:100%}
h1,h2,.sum{font-family:"Fraunces Variable",Fraunces,Georgia,serif;font-weight:560;letter-spacing:-.01em;margin:0;overflow-wrap:anywhere}
h1{font-size:28px;line-height:34px}
p,hr{margin:0}
a{color:var(--action)}
a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.muted{color:var(--muted);font-size:14px;line-height:20px}
.wide{max-inline-size:880px;margin-inline:auto;padding:40px 20px 64px}
.narrow{max-inline-size:440px;margin-inline:auto;padding:24px 20px 48px}
.flag{display:inline-block;padding:4px 12px;border-radius:999px;background:var(--mark);color:var(--on-mark);font-size:14px;line-height:20px;font-weight:600}
.band{background:var(--mark);color:var(--on-mark);text-align:center;padding:10px 20px;font-size:14px;line-height:20px;font-weight:600}
.card{background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow:hidden}
.pad{padding:24px}
.stack>*+*{margin-block-start:12px}
.row{display:flex;justify-content:space-between;gap:16px;align-items:baseline}
.row span:last-child{font-variant-numeric:tabular-nums;white-space:nowrap}
.sum{font-size:36px;line-height:44px;font-kerning:none;font-variant-numeric:lining-nums tabular-nums}
.rule{border:0;border-block-start:1px solid var(--line)}
.button{display:flex;inline-size:100%;min-block-size:48px;align-items:center;justify-content:center;padding:12px 20px;border-radius:10px;border:1px solid var(--line);background:var(--surface);color:var(--text);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
.acts{display:flex;gap:8px;flex-wrap:wrap}.acts .button{min-block-size:40px;padding:8px 14px}
.button:hover{background:var(--soft)}
.button.primary{background:var(--action);border-color:var(--action);color:var(--on-action)}
.button.primary:hover{background:var(--press)}
.field{display:block}.field span{display:block;font-weight:600;margin-block-end:4px}
.field input{inline-size:100%;min-block-size:48px;padding:10px 14px;border-radius:10px;border:1px solid var(--muted);background:var(--surface);color:var(--text);font:inherit}
.field input:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.list{list-style:none;margin:24px 0 0;padding:0}
.list li+li{border-block-start:1px solid var(--line)}
.item{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:4px 16px;padding:16px 24px;color:inherit;text-decoration:none}
.item:hover{background:var(--soft)}
.item strong{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.frame{display:block;inline-size:100%;block-size:max(640px,80vh);border:0;background:var(--surface)}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:400 14px/22px ui-monospace,"SFMono-Regular",Menlo,monospace}
summary{cursor:pointer;padding:16px 24px;font-weight:600}
.facts{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 16px;margin-block-end:0;font-size:14px;line-height:20px}
.facts dt{color:var(--muted)}
.facts dd{margin:0;overflow-wrap:anywhere}
.problem{padding:12px 16px;border-radius:10px;border:1px solid var(--danger);color:var(--danger)}
.note{padding:16px 24px 0}
.head{margin-block-end:20px}
.looks{max-inline-size:1080px;margin-inline:auto;padding:40px 20px 64px}
.look-row{display:flex;flex-wrap:wrap;gap:24px;margin-block:24px}
.look{margin:0;max-inline-size:100%;overflow-x:auto}
.look-600{inline-size:600px}
.look-390{inline-size:390px}
.day{color-scheme:light}
.night{color-scheme:dark}
`;
