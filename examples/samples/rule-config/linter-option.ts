type SeverityString = 'Ignore' | 'Warn' | 'Error';
type SeverityInput = SeverityString | 'off' | 'on';
type RuleConfigItem<T = unknown> = SeverityInput | [SeverityInput, T];
