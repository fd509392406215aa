export const bin = {
  Trash: 'Atkritne',
  'Deleted cars and records can be restored here for {n} days. During that time, their files count toward your space; exports do not include them.':
    'Izdzēstos auto un ierakstus šeit var atjaunot {n, plural, zero {{n} dienas} one {{n} dienu} other {{n} dienas}}. Pa to laiku to faili aizņem jūsu vietu; eksportā izdzēstā nav.',
  'It can be restored from the trash for {n} days.':
    'To no atkritnes var atjaunot {n, plural, zero {{n} dienas} one {{n} dienu} other {{n} dienas}}.',
  'The trash is empty': 'Atkritne ir tukša',
  'Only the newest {n} are shown.': 'Redzami tikai jaunākie ieraksti: {n}.',
  'Deleted on {day}': 'Izdzēsts: {day}',
  'Restore the car first': 'Vispirms atjaunojiet auto',
  Restore: 'Atjaunot',
  'Restore: {name}': 'Atjaunot: {name}',
  Restored: 'Atjaunots',
  'Delete for good': 'Dzēst neatgriezeniski',
  'Delete for good: {name}': 'Dzēst neatgriezeniski: {name}',
  'Delete {name} for good?': 'Vai neatgriezeniski dzēst „{name}”?',
  'Deleted for good': 'Neatgriezeniski izdzēsts',
  'After that, it cannot be restored.': 'Pēc tam to vairs nevarēs atjaunot.',
  "All of the car's records and files will be deleted with it.":
    'Kopā ar to tiks dzēsti visi tā ieraksti un faili.',
  'Empty the trash': 'Iztukšot atkritni',
  'Empty the trash?': 'Vai iztukšot atkritni?',
  'Nothing in it can be restored after that.': 'Tajā esošo pēc tam vairs nevarēs atjaunot.',
  'This item no longer exists.': 'Tā vairs nav.',
  'It stays in the trash with all its records for {n} days; its share links end at once and do not come back.':
    'Tas ar visiem ierakstiem {n, plural, zero {{n} dienas} one {{n} dienu} other {{n} dienas}} paliks atkritnē; tā kopīgošanas saites beigs darboties uzreiz un netiks atjaunotas.',
} as const satisfies Record<string, string>;
