import type { Lang } from '../../site/languages';

/** Words that praise instead of telling, and politeness that only costs time. */
export const BANNED_WORDS = [
  'simply',
  'easily',
  'powerful',
  'seamless',
  'seamlessly',
  'blazing',
  'blazingly',
  'effortless',
  'effortlessly',
  'please',
] as const;

/** What `npm run new:page` writes where the author still has to write; the gate keeps it from being published. */
export const TEMPLATE_WORDS = {
  en: 'Replace this sentence with what the reader gets from the new page.',
  zh: '把这句话换成读者能从这个新页面得到的东西，用一句话说完。',
} as const;

/** Signs of a page that is not finished, in either language. */
export const UNFINISHED = [
  'TODO',
  'FIXME',
  'coming soon',
  'to be done',
  'work in progress',
  'lorem ipsum',
  '敬请期待',
  '待补充',
  '待完善',
  '未完待续',
  ...Object.values(TEMPLATE_WORDS),
] as const;

/** What belongs on the compatibility page or into a commit message: how somebody made sure. */
export const TEST_LOG_PHRASES: Readonly<Partial<Record<Lang, readonly Phrase[]>>> = {
  en: [
    {
      pattern:
        /\b(?:[Cc]hecked|[Tt]ried|[Tt]ested|[Vv]erified|[Rr]eproduced) (?:with|on) (?=[\uE000\dA-Z]|webpack)/g,
      instead: 'what the reader will see, and a link to the compatibility page',
    },
    {
      pattern: /\b(?:was|were)(?: not|n't) (?:run|tried|tested|checked)\b/gi,
      instead: 'nothing, or run it',
    },
    { pattern: /\ba test (?:of this site )?(?:compares|builds|checks)\b/gi, instead: 'nothing' },
    {
      pattern: /\b[Oo]n 20\d\d-\d\d-\d\d,? (?:it|this|we)\b/g,
      instead: 'nothing, or the version it is about',
    },
  ],
  zh: [
    {
      pattern: /(?:已|都已|均已|逐条)(?:在[^，。]{0,20})?(?:验证|测试)/g,
      instead: '读者会看到什么，并链接兼容性页面',
    },
    { pattern: /(?:没有|尚未|未)(?:实际)?(?:实测|跑过|试过|验证过)/g, instead: '删去，或者实际运行' },
    { pattern: /由(?:自动化)?测试(?:与本页)?核对|有一个测试会/g, instead: '删去' },
  ],
};

/** A wording that gives a translated or a noted-down sentence away, and what to write instead. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** Words that no native writer would choose in these places; the list grows with what editors find. */
export const TRANSLATED_PHRASES: Readonly<Partial<Record<Lang, readonly Phrase[]>>> = {
  en: [
    { pattern: /\bstands?\b(?! for\b)/gi, instead: '`is`, `appears` or `comes`' },
    { pattern: /\b(?:holds?|holding)\b(?! (?:up|back)\b)/gi, instead: '`contains`, `has` or `keeps`' },
    {
      pattern: /\bbr(?:ings?|ought)\b(?! up\b)/gi,
      instead: '`includes`, `depends on`, `pulls in` or `adds`',
    },
    { pattern: /\bputs? out\b/gi, instead: '`produces` or `builds to`' },
    { pattern: /(?<!\bthere )\bis no (?!longer\b|more\b|way\b)/gi, instead: "`isn't a`" },
    { pattern: /\bat once\b/gi, instead: '`immediately`, `together` or `at the same time`' },
    {
      pattern:
        /\b(?!none\b|one\b|two\b)[\w-]+ of (?:its|their|your|our) own\b(?=[.,;:|)]|$| (?:in|for|on|and|or|with|that|which|because)\b)/gim,
      instead: '`its own …` before the noun',
    },
    { pattern: /\bof (?:yours|theirs)\b/gi, instead: '`your …` before the noun' },
    { pattern: /\b(?:lies|lie) (?:in|under|below|beside)\b/gi, instead: '`is`' },
    { pattern: /\btakes? (?:in|off)\b(?! total)/gi, instead: '`pulls in`, `contains` or `subtracts`' },
    {
      pattern: /\bin spite of\b|\bin one look\b|\ba way out\b/gi,
      instead: '`although`, `at a glance`, `a fix`',
    },
    {
      pattern: /\bmerged modules?\b/gi,
      instead: '`concatenated module`, the word of bundlers and of the report',
    },
    { pattern: /\bthis (?:card|view|page) answers\b/gi, instead: '`Use … to …`' },
    {
      pattern: /\bSilence is\b|\bWhy it costs\b/gi,
      instead: "`No finding doesn't mean …`, `Why it matters`",
    },
    {
      pattern:
        /\b(?:warnings?|errors?|messages?|options?|hooks?|stages?|process) of (?:the|your) (?:bundler|build|plugin)\b/gi,
      instead: "`the bundler's warnings`, `build stages` or `plugin options`",
    },
    {
      pattern:
        /\b(?:packages?|versions?|toolkit|dependenc(?:y|ies)|rules?|plugins?)(?: \d[\d.]*)? asks? for\b/gi,
      instead: '`requires` or `depends on`',
    },
    {
      pattern: /\b(?:packages?|modules?|files?|dependenc(?:y|ies)|loaders?|plugins?|rules?) who\b/gi,
      instead: '`that` or `which`',
    },
    {
      pattern:
        /\btakes? (?:the same|an? )(?:options?|arguments?|paths?|values?|numbers?|objects?|lists?)\b/gi,
      instead: '`accepts`',
    },
    {
      pattern: /\banother [\w -]{1,30} than\b|\blooks? whether\b|\bcomes? about\b/gi,
      instead: '`a different … from`, `checks whether` or `comes from`',
    },
    { pattern: /\bolder (?:texts|descriptions|pages)\b/gi, instead: 'nothing: the reader has not seen them' },
  ],
  zh: [
    { pattern: /不(?:能)?说明(?:任何)?问题/g, instead: '「不代表没有问题」' },
    { pattern: /在?那里/g, instead: '所指的地方，例如「在 worker 里」' },
    { pattern: /[做作]比较/g, instead: '「比较」或「对比」' },
    { pattern: /进行了?(?:一次)?(?:对比|比较|分析|修改|优化|压缩|检查)/g, instead: '直接用动词' },
    { pattern: /没有配置项能不/g, instead: '「目前无法……」' },
    { pattern: /访问者/g, instead: '「用户」' },
    { pattern: /的的/g, instead: '一个「的」' },
    { pattern: /你(?:的)?机器/g, instead: '「你的电脑」' },
    { pattern: /[四各]个条形|条形(?=，|。|的)/g, instead: '「进度条」' },
    { pattern: /\d %/g, instead: '百分号紧跟数字' },
    {
      pattern: /被(?:记录|报告|导入|打包(?!工具)|用到|移除|去掉|调用)/g,
      instead: '主动句，例如「会记录」「没有用到」',
    },
    { pattern: /(?<!相)对于/g, instead: '「对」，或者直接说' },
    { pattern: /它[^，。；：！？、]{0,20}它/g, instead: '第二个「它」指的是什么' },
  ],
};
