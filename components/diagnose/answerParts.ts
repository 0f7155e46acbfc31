import { DiagnosisView } from './DiagnosisView';
import { diagnose } from './diagnose';
import { readText } from './readText';

/** What finds the rule and shows it. */
export const answerParts = { DiagnosisView, diagnose, readText };
