-- A void key was closed before anything was done under it: nothing ever will be. An open one is worked on until `open_until`,
-- unless its process has died.
alter table placement_attempts drop constraint placement_attempts_state_check;
alter table placement_attempts add constraint placement_attempts_state_check check (state in ('open', 'placed', 'rejected', 'void'));
alter table placement_attempts add column open_until timestamptz;
