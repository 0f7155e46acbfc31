import type { CodePatch } from '../../../packages/lean/hostPatch';

/** One change to the published code of `@docsearch/react`. */
export type DocSearchPatch = CodePatch;

/** The release the patches are written for. */
export const DOCSEARCH_VERSION = '3.9.0';

/** Name under which the patched code calls `markedText`. */
const MARKED_TEXT = '__siteMarkedText';

/**
 * What 3.9.0 cannot be told by its props. Each place must be found exactly once, or the build stops; a patch goes when
 * a release repairs the same thing.
 * @param markedTextFile file that exports `markedText`
 */
export const docSearchPatches = (markedTextFile: string): readonly DocSearchPatch[] => [
  {
    why: 'the error screen is overwritten by "idle" in the same tick, and the failure goes unhandled',
    find: '.finally((function(){p("idle"),lt&&o.environment.clearTimeout(lt)}))',
    replace:
      '.catch((function(e){if("error"!==c.getState().status)throw e;l([])})).finally((function(){"error"!==c.getState().status&&p("idle"),lt&&o.environment.clearTimeout(lt)}))',
  },
  {
    why: 'markup of hits and stored entries would run: show text and <mark> only',
    find: 'return n(i,y(y({},a),{},{dangerouslySetInnerHTML:{__html:fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r)}}))',
    replace: `return n(i,a,${MARKED_TEXT}(fr(t,"_snippetResult.".concat(r,".value"))||fr(t,r)))`,
  },
  {
    why: 'the patched snippet calls our function',
    find: 'function fr(e,t){return t.split(".")',
    replace: `import{markedText as ${MARKED_TEXT}}from${JSON.stringify(markedTextFile)};function fr(e,t){return t.split(".")`,
  },
  {
    why: 'an option may not hold a link: the option itself is the link, drawn by our hit component',
    find: '},a({item:r,source:u.source,onClick:function(e){c(r,e)}})),e.createElement(g,{hit:r},',
    replace:
      '},{role:"none"}),e.createElement(g,{hit:r,sourceId:u.source.sourceId,itemProps:a({item:r,source:u.source,onClick:function(e){c(r,e)}})},',
  },
  {
    why: 'a list entry may not stand outside a list, and a list element may be no grid',
    find: 'e.createElement("li",m({className:["DocSearch-Hit",',
    replace: 'e.createElement("div",m({className:["DocSearch-Hit",',
  },
  {
    why: 'every list needs an id and a name of its own; rows with buttons are a grid',
    find: 'e.createElement("ul",t.getListProps(),',
    replace:
      'e.createElement("div",t.getListProps(Object.assign({source:t.collection.source,"aria-label":t.title,"aria-labelledby":void 0},/Searches$/.test(t.collection.source.sourceId)?{role:"grid"}:{})),',
  },
  {
    why: 'the field is the combobox, and names only lists that are on the page',
    find: '"aria-controls":n.getState().isOpen?n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0,"aria-labelledby":we(t.id,"label"),value:',
    replace:
      'role:"combobox","aria-haspopup":n.getState().collections.some((function(e){return e.items.length>0&&/Searches$/.test(e.source.sourceId)}))?"grid":"listbox","aria-expanded":n.getState().isOpen&&n.getState().collections.some((function(e){return e.items.length>0})),"aria-controls":n.getState().isOpen&&n.getState().collections.filter((function(e){return e.items.length>0})).map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" ")||void 0,"aria-labelledby":we(t.id,"label"),value:',
  },
  {
    why: 'the container is no combobox; our dialog is around it',
    find: 're({"aria-expanded":!0}),',
    replace: '',
  },
  {
    why: 'the container is no button; our dialog is around it',
    find: 'role:"button",tabIndex:0,onMouseDown:function(e){e.target===e.currentTarget&&s()}',
    replace: 'onMouseDown:function(e){e.target===e.currentTarget&&s()}',
  },
  {
    why: 'removing and saving wait for the end of a transition, also under reduced motion, and leave focus on nothing',
    find: 'runDeleteTransition:function(e){p(!0),y.current=e},runFavoriteTransition:function(e){h(!0),y.current=e}',
    replace:
      'runDeleteTransition:function(e){e(),document.getElementById("docsearch-input").focus()},runFavoriteTransition:function(e){e(),document.getElementById("docsearch-input").focus()}',
  },
  {
    why: 'what an input method composes is no query yet',
    find: 'openOnFocus:!0,initialState:{query:W,',
    replace: 'openOnFocus:!0,ignoreCompositionEvents:!0,initialState:{query:W,',
  },
  {
    why: 'favourite searches are kept by language',
    find: '"__DOCSEARCH_FAVORITE_SEARCHES__".concat(o)',
    replace: '"__DOCSEARCH_FAVORITE_SEARCHES__".concat(t.storedAs||o)',
  },
  {
    why: 'recent searches are kept by language',
    find: '"__DOCSEARCH_RECENT_SEARCHES__".concat(o)',
    replace: '"__DOCSEARCH_RECENT_SEARCHES__".concat(t.storedAs||o)',
  },
  {
    why: 'a style element in the logo would need its own hash in the content security policy',
    find: 'e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")',
    replace: 'null',
  },
];
